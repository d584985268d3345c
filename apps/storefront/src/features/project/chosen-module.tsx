'use client'

import { formatPrice } from '@svetlitsa/domain/money/format-price'
import { projectTexts } from '@svetlitsa/i18n/project-texts'
import { useTexts } from '@svetlitsa/shell/use-texts'
import { Button } from '@svetlitsa/ui/primitives/button'
import { Icon } from '@svetlitsa/ui/primitives/icon'
import { ArrowLeft, ArrowRight, Trash2 } from 'lucide'
import type { PlacedOption } from './project-draft.ts'

type ChosenModuleProps = {
  module: PlacedOption
  sign: string
  onMove: (byCm: number) => void
  onRemove: () => void
}

const stepCm = 10

/** The module that was pressed on the plan: what it is, and what can be done with it. */
export function ChosenModule({ module, sign, onMove, onRemove }: ChosenModuleProps) {
  const say = useTexts(projectTexts)
  const { name, size, widthCm, depthCm, heightCm, price, isSold } = module
  return (
    <section
      aria-label={say('chosen', { name })}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-y border-line py-4"
    >
      <p className="min-w-0">
        <span className="block font-medium">{name}</span>
        <span className="block text-small text-ink-soft">
          {say('size', { width: widthCm, depth: depthCm, height: heightCm })}, {size}
        </span>
        <span className="block font-semibold">
          {isSold ? formatPrice(price, { sign }) : say('gone')}
        </span>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          kind="outline"
          size={40}
          icon={<Icon of={ArrowLeft} />}
          onClick={() => onMove(-stepCm)}
        >
          {say('left')}
        </Button>
        <Button
          kind="outline"
          size={40}
          icon={<Icon of={ArrowRight} />}
          onClick={() => onMove(stepCm)}
        >
          {say('right')}
        </Button>
        <Button kind="quiet" size={40} icon={<Icon of={Trash2} />} onClick={onRemove}>
          {say('remove')}
        </Button>
      </div>
    </section>
  )
}
