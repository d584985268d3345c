import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const file = /^onest-[a-z-]+-(?:400|600)-normal\.woff2$/
const resolveFont = (path: string) =>
  fileURLToPath(import.meta.resolve(`@fontsource/onest/${path}`))

/** The faces of the shop's type for the payment frame, which cannot use those of the page around it. */
export const sandboxFontFaces = ['400.css', '600.css']
  .map((sheet) => readFileSync(resolveFont(sheet), 'utf8'))
  .join('\n')
  .replaceAll(/url\(\.\/files\/([^)]+\.woff2)\)/g, 'url(/api/sandbox/pay/fonts/$1)')
  .replaceAll(/, url\([^)]+\.woff\) format\('woff'\)/g, '')

/** Returns null for any other name. */
export function readSandboxFont(name: string): Buffer | null {
  return file.test(name) ? readFileSync(resolveFont(`files/${name}`)) : null
}
