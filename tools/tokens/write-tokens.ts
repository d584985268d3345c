import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { buildFiles } from './build-files.ts'

/** Regenerates what is made of the tokens; run it when a token changes. */
for (const [path, text] of await buildFiles()) {
  const file = join(import.meta.dirname, '../..', path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}
