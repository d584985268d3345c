import { formatPrice } from '@svetlitsa/domain/money/price-text'
import { calculateWidestGap, placeModule } from '@svetlitsa/domain/project/project-module'
import { projectTexts } from '@svetlitsa/i18n/project/project-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { toPictureData } from '@svetlitsa/shell/picture/to-picture-data'
import { Button } from '@svetlitsa/ui/actions/button'
import { ModuleTile } from '@svetlitsa/ui/project/module-tile'
import { useState } from 'react'
import type { ModuleOption } from './module-option.ts'
import type { ProjectDraft } from './project-draft.ts'

type ModuleListProps = {
  options: readonly ModuleOption[]
  draft: ProjectDraft
  sign: string
  onPlace: (option: ModuleOption) => void
}

const pageSize = 12

/** Modules that can be placed; one that does not fit shows how much room is left. */
export function ModuleList({ options, draft, sign, onPlace }: ModuleListProps) {
  const t = useTexts(projectTexts)
  const [shownCount, setShownCount] = useState(pageSize)
  if (options.length === 0) return <p className="text-ink-soft">{t('noModules')}</p>
  const formatSize = ({ widthCm, depthCm, heightCm }: ModuleOption) =>
    t('size', { width: widthCm, depth: depthCm, height: heightCm })
  const renderAction = (option: ModuleOption) =>
    placeModule(draft.modules, option, draft.wallCm) === null ? (
      <span className="text-small text-ink-soft">
        {t('noRoom', { cm: calculateWidestGap(draft.modules, option.row, draft.wallCm) })}
      </span>
    ) : (
      <Button
        kind="soft"
        size={40}
        aria-label={t('addNamed', { name: `${option.name}, ${option.size}` })}
        onClick={() => onPlace(option)}
      >
        {t('add')}
      </Button>
    )
  return (
    <section aria-labelledby="modules" className="min-w-0">
      <h2 id="modules" className="text-h2">
        {t('catalogue')}
      </h2>
      <div className="mt-2 border-t border-line-strong">
        {options.slice(0, shownCount).map((option) => (
          <ModuleTile
            key={option.offerId}
            name={option.name}
            size={`${formatSize(option)} · ${t(`row.${option.row}`)}`}
            price={formatPrice(option.price, { sign })}
            picture={option.picture ? toPictureData(option.picture, 'thumb') : undefined}
            action={renderAction(option)}
          />
        ))}
      </div>
      {options.length > shownCount && (
        <div className="mt-5">
          <Button kind="outline" wide onClick={() => setShownCount(shownCount + pageSize)}>
            {t('more')}
          </Button>
        </div>
      )}
    </section>
  )
}
