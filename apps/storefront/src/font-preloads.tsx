import cyrillic from '@fontsource-variable/onest/files/onest-cyrillic-wght-normal.woff2?address'
import latin from '@fontsource-variable/onest/files/onest-latin-wght-normal.woff2?address'

/** Asks for the letters of every page at once, before the style sheet names them. */
export function FontPreloads() {
  return [cyrillic, latin].map((href) => (
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
