import { furnitureCareTexts } from '@svetlitsa/i18n/furniture-care/furniture-care-texts'
import { Accordion } from '@svetlitsa/ui/data/accordion'
import { useLanguage } from '../language/language-provider.tsx'

/** How to care for furniture, by material (footer.popups, footer). */
export function CareWindow() {
  const { intro, materials, help } = furnitureCareTexts[useLanguage()]
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
