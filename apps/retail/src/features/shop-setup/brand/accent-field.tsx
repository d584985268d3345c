import {
  leastTextContrast,
  measureAccentContrast,
} from '@svetlitsa/domain/shop-settings/brand-colours'
import { ColourField } from '@svetlitsa/ui/forms/colour-field'
import { formatContrast, isColour } from '../draft/check-draft.ts'
import { useSetupForm } from '../draft/setup-form.ts'
import { useSetupTexts } from '../setup-texts.ts'

/** The accent of a theme with its contrast as it is now. */
export function AccentField({ theme }: { theme: 'light' | 'dark' }) {
  const t = useSetupTexts()
  const { draft, write } = useSetupForm()
  const colour = draft.brand.colours[theme]
  const isValid = isColour(colour)
  const least = String(leastTextContrast)
  const isReadable = isValid && measureAccentContrast(colour, theme) >= leastTextContrast
  const contrast = isValid ? { ratio: formatContrast(colour, theme), least } : null
  const error = contrast ? t('brand.unreadable', contrast) : t('brand.colourWrong')
  return (
    <ColourField
      label={t(`brand.${theme}`)}
      pickLabel={t('brand.pick', { theme: t(`brand.${theme}`) })}
      value={colour}
      hint={contrast && t('brand.contrast', contrast)}
      error={isReadable ? undefined : error}
      onChange={(text) => write(`brand.colours.${theme}`, text)}
    />
  )
}
