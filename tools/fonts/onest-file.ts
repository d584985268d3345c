import { join } from 'node:path'

/** Path of a font subset in the kit. */
export function getOnestFile(name: string): string {
  return join(import.meta.dirname, '../../packages/ui/src/tokens/onest', `${name}.woff2`)
}
