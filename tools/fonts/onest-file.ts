import { join } from 'node:path'

/** Where the kit keeps a part of Onest. */
export function onestFile(name: string): string {
  return join(import.meta.dirname, '../../packages/ui/src/tokens/onest', `${name}.woff2`)
}
