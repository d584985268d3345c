import cyrillic from '@svetlitsa/ui/tokens/onest/cyrillic.woff2?address'
import kazakh from '@svetlitsa/ui/tokens/onest/kazakh.woff2?address'
import latin from '@svetlitsa/ui/tokens/onest/latin.woff2?address'
import signs from '@svetlitsa/ui/tokens/onest/signs.woff2?address'

/** Preloads the fonts of every page, before the style sheet requests them. */
export function FontPreloads() {
  return [cyrillic, latin, kazakh, signs].map((href) => (
    <link
      key={href}
      rel="preload"
      href={href}
      as="font"
      type="font/woff2"
      crossOrigin="anonymous"
    />
  ))
}
