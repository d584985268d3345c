import { formatPrice } from '@svetlitsa/domain/money/price-text'
import { projectTexts } from '@svetlitsa/i18n/project/project-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Icon } from '@svetlitsa/ui/media/icon'
import { ArrowLeft, ArrowRight, Trash2 } from 'lucide'
import type { PlacedOption } from './project-draft.ts'

type ChosenModuleProps = {
  module: PlacedOption
  sign: string
  onMove: (byCm: number) => void
  onRemove: () => void
}

const stepCm = 10

/** The module selected on the plan, with its actions. */
export function ChosenModule({ module, sign, onMove, onRemove }: ChosenModuleProps) {
  const t = useTexts(projectTexts)
  const { name, size, widthCm, depthCm, heightCm, price, isSold } = module
  return (
    <section
      aria-label={t('chosen', { name })}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-y border-line py-4"
    >
      <p className="min-w-0">
        <span className="block font-medium">{name}</span>
        <span className="block text-small text-ink-soft">
          {t('size', { width: widthCm, depth: depthCm, height: heightCm })}, {size}
        </span>
        <span className="block font-semibold">
          {isSold ? formatPrice(price, { sign }) : t('gone')}
        </span>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          kind="outline"
          size={40}
          icon={<Icon iconNode={ArrowLeft} />}
          onClick={() => onMove(-stepCm)}
        >
          {t('left')}
        </Button>
        <Button
          kind="outline"
          size={40}
          icon={<Icon iconNode={ArrowRight} />}
          onClick={() => onMove(stepCm)}
        >
          {t('right')}
        </Button>
        <Button kind="quiet" size={40} icon={<Icon iconNode={Trash2} />} onClick={onRemove}>
          {t('remove')}
        </Button>
      </div>
    </section>
  )
}
