'use client'

import { formatPrice } from '@svetlitsa/domain/money/format-price'
import { placeModule } from '@svetlitsa/domain/project/place-module'
import { widestGap } from '@svetlitsa/domain/project/widest-gap'
import { projectTexts } from '@svetlitsa/i18n/project-texts'
import { pictureData } from '@svetlitsa/shell/card/picture-data'
import { useTexts } from '@svetlitsa/shell/use-texts'
import { Button } from '@svetlitsa/ui/primitives/button'
import { ModuleTile } from '@svetlitsa/ui/shop/module-tile'
import { useState } from 'react'
import type { ProjectDraft } from './project-draft.ts'
import type { ModuleOption } from './project-option.ts'

type ModuleListProps = {
  options: readonly ModuleOption[]
  draft: ProjectDraft
  sign: string
  onPlace: (option: ModuleOption) => void
}

const shownAtOnce = 12

/** What can be put on the wall; what does not fit says how much room is left. */
export function ModuleList({ options, draft, sign, onPlace }: ModuleListProps) {
  const say = useTexts(projectTexts)
  const [shownCount, setShownCount] = useState(shownAtOnce)
  if (options.length === 0) return <p className="text-ink-soft">{say('noModules')}</p>
  const sizeOf = ({ widthCm, depthCm, heightCm }: ModuleOption) =>
    say('size', { width: widthCm, depth: depthCm, height: heightCm })
  const actionOf = (option: ModuleOption) =>
    placeModule(draft.modules, option, draft.wallCm) === null ? (
      <span className="text-small text-ink-soft">
        {say('noRoom', { cm: widestGap(draft.modules, option.row, draft.wallCm) })}
      </span>
    ) : (
      <Button
        kind="soft"
        size={40}
        aria-label={say('addNamed', { name: `${option.name}, ${option.size}` })}
        onClick={() => onPlace(option)}
      >
        {say('add')}
      </Button>
    )
  return (
    <section aria-labelledby="modules" className="min-w-0">
      <h2 id="modules" className="text-h2">
        {say('catalogue')}
      </h2>
      <div className="mt-2 border-t border-line-strong">
        {options.slice(0, shownCount).map((option) => (
          <ModuleTile
            key={option.offerId}
            name={option.name}
            size={`${sizeOf(option)} · ${say(`row.${option.row}`)}`}
            price={formatPrice(option.price, { sign })}
            picture={option.picture ? pictureData(option.picture, 'thumb') : undefined}
            action={actionOf(option)}
          />
        ))}
      </div>
      {options.length > shownCount && (
        <div className="mt-5">
          <Button kind="outline" wide onClick={() => setShownCount(shownCount + shownAtOnce)}>
            {say('more')}
          </Button>
        </div>
      )}
    </section>
  )
}
