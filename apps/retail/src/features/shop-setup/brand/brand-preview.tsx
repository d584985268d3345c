import { deriveBrandColours, firstAccents } from '@svetlitsa/domain/shop-settings/brand-colours'
import { colourMark } from '@svetlitsa/domain/shop-settings/shop-mark'
import { Button } from '@svetlitsa/ui/actions/button'
import { BrandMark } from '@svetlitsa/ui/brand/brand-mark'
import type { CSSProperties } from 'react'
import { isColour } from '../draft/check-draft.ts'
import { useSetupForm } from '../draft/setup-form.ts'
import { useSetupTexts } from '../setup-texts.ts'

/** How name, mark and colours look in both themes, before they are saved. */
export function BrandPreview() {
  const t = useSetupTexts()
  return (
    <section aria-label={t('brand.preview')} className="grid content-start gap-4">
      <h3 className="text-small text-ink-soft">{t('brand.preview')}</h3>
      <ThemePreview theme="light" />
      <ThemePreview theme="dark" />
    </section>
  )
}

function ThemePreview({ theme }: { theme: 'light' | 'dark' }) {
  const t = useSetupTexts()
  const { brand, hasOwnColours } = useSetupForm().draft
  const accent = hasOwnColours ? brand.colours[theme] : firstAccents[theme]
  return (
    <div
      data-theme={theme}
      style={toVariables(accent, theme)}
      className="grid gap-4 rounded-large border border-line bg-paper p-5 text-ink"
    >
      <p className="text-note text-ink-soft">
        {t(theme === 'light' ? 'brand.previewLight' : 'brand.previewDark')}
      </p>
      <p className="flex min-w-0 items-center gap-2.5 text-accent">
        {brand.mark ? (
          <img
            src={colourMark(brand.mark, toColour(accent, theme))}
            alt=""
            className="h-8.5 w-8.5 shrink-0 object-contain"
          />
        ) : (
          <BrandMark name={brand.name.ru} size="desktop" />
        )}
        <span className="min-w-0 truncate text-logo font-semibold text-ink">
          {brand.name.ru || t('brand.nameRu')}
        </span>
      </p>
      {/* Looks like the shop, does nothing: these buttons are a picture. */}
      <div inert className="flex flex-wrap items-center gap-3">
        <Button size={40}>{t('brand.previewButton')}</Button>
        <Button size={40} kind="soft">
          {t('brand.previewSoft')}
        </Button>
        <span className="text-small text-accent underline">{t('brand.previewLink')}</span>
      </div>
    </div>
  )
}

function toVariables(accent: string, theme: 'light' | 'dark'): CSSProperties {
  const entries = Object.entries(deriveBrandColours(toColour(accent, theme), theme))
  return Object.fromEntries(entries.map(([name, value]) => [`--${name}`, value]))
}

/** What is being typed may not be a colour yet. */
function toColour(accent: string, theme: 'light' | 'dark'): string {
  return isColour(accent) ? accent : firstAccents[theme]
}
