'use client'

import { careTexts } from '@svetlitsa/i18n/care-texts'
import { Accordion } from '@svetlitsa/ui/primitives/accordion'
import { useLanguage } from '../language-provider.tsx'

/** How to care for furniture, by what it is made of (storefront §2, footer). */
export function CareWindow() {
  const { intro, materials, help } = careTexts[useLanguage()]
  return (
    <div className="flex flex-col gap-4">
      <p className="text-ink-soft">{intro}</p>
      <div className="border-t border-line">
        {Object.entries(materials).map(([name, { title, daily, stains, never }]) => (
          <Accordion key={name} title={title} name="care">
            <div className="flex flex-col gap-2 text-body">
              <p>{daily}</p>
              <p>{stains}</p>
              <p className="text-ink-soft">{never}</p>
            </div>
          </Accordion>
        ))}
      </div>
      <p className="text-small text-ink-soft">{help}</p>
    </div>
  )
}
