import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { contentPolicy } from '../answer/content-policy.ts'
import { type PackedBody, packBody } from '../body/packed-body.ts'
import { inlineHashes } from '../page/inline-hashes.ts'

/** The one page of a single-page app, with the policy of its own scripts. */
export interface SpaPage {
  readonly body: PackedBody
  readonly policy: string
  readonly id: string
}

export interface SpaPageOptions {
  partners: readonly string[]
  counters: readonly string[]
  isDevelopment: boolean
}

export async function makeSpaPage(html: string, options: SpaPageOptions): Promise<SpaPage> {
  const bytes = Buffer.from(html, 'utf8')
  return {
    body: await packBody(bytes),
    policy: contentPolicy({ hashes: inlineHashes(bytes), ...options }),
    id: createHash('sha256').update(html).digest('hex').slice(0, 16),
  }
}

/** What tells one state of a build folder from the next; null where there is no page. */
export async function stampOf(distDir: string): Promise<string | null> {
  try {
    const { mtimeMs, size, ino } = await stat(join(distDir, 'index.html'))
    return `${mtimeMs}-${size}-${ino}`
  } catch {
    return null
  }
}

/**
 * The page of a build folder, or null while a build is still being written: every asset of the
 * app that the page names must lie there.
 */
export async function readBuiltPage(distDir: string, base: string): Promise<string | null> {
  try {
    const html = await readFile(join(distDir, 'index.html'), 'utf8')
    const names = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, name = '']) => name)
    for (const name of names) {
      if (name.startsWith(base)) await stat(join(distDir, name.slice(base.length)))
    }
    return html.includes('</html>') ? html : null
  } catch {
    return null
  }
}
