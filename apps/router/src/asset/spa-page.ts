import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Language } from '@svetlitsa/domain/language/language'
import { listInlineHashes } from '../page/list-inline-hashes.ts'
import { type CompressedBody, compressBody } from '../response/compressed-body.ts'
import { contentPolicy } from '../response/content-policy.ts'

/** The HTML page of a single-page app with the content security policy of its scripts. */
export interface SpaPage {
  readonly body: CompressedBody
  readonly policy: string
}

export interface SpaPageOptions {
  partners: readonly string[]
  counters: readonly string[]
  isDevelopment: boolean
}

/** The brand of the shop in the language of a page. */
export interface PageBrand {
  name: string
  style: string
}

export async function buildSpaPage(
  html: string,
  brand: PageBrand,
  options: SpaPageOptions,
): Promise<SpaPage> {
  const bytes = Buffer.from(addBrand(html, brand), 'utf8')
  return {
    body: await compressBody(bytes),
    policy: contentPolicy({ hashes: listInlineHashes(bytes), ...options }),
  }
}

/**
 * Puts the shop's name and style into a page. The style comes last, so that it overrides the tokens;
 * inline styles are allowed (ADR 0014).
 */
function addBrand(html: string, { name, style }: PageBrand): string {
  const text = escapeHtml(name)
  const head =
    `<title>${text}</title><meta name="application-name" content="${text}">` +
    (style ? `<style>${style}</style>` : '')
  return html.replace(/<title>[^<]*<\/title>/, '').replace('</head>', () => `${head}</head>`)
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

/** Identifies a build by the pages of all its languages. */
export function getBuildId(pages: BuiltPages): string {
  return createHash('sha256').update(Object.values(pages).join('')).digest('hex').slice(0, 16)
}

/** Fingerprint that changes with the content of a build folder; null if there is no page. */
export async function readBuildStamp(distDir: string): Promise<string | null> {
  try {
    const { mtimeMs, size, ino } = await stat(join(distDir, 'index.html'))
    return `${mtimeMs}-${size}-${ino}`
  } catch {
    return null
  }
}

/** The page of each language; one that has no page of its own gets the Russian one (ADR 0060). */
export type BuiltPages = Readonly<Record<Language, string>>

/**
 * Reads the pages of a build folder. Returns null while a build is still being written: every asset
 * of the app that a page names must exist. The Russian page is written last.
 */
export async function readBuiltPages(distDir: string, base: string): Promise<BuiltPages | null> {
  const ru = await readBuiltPage(join(distDir, 'index.html'), distDir, base)
  if (ru === null) return null
  const readTranslated = async (language: Language) => {
    const file = join(distDir, `index.${language}.html`)
    const exists = await stat(file).then(
      () => true,
      () => false,
    )
    return exists ? await readBuiltPage(file, distDir, base) : ru
  }
  const kk = await readTranslated('kk')
  const en = await readTranslated('en')
  return kk === null || en === null ? null : { ru, kk, en }
}

async function readBuiltPage(file: string, distDir: string, base: string): Promise<string | null> {
  try {
    const html = await readFile(file, 'utf8')
    const names = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, name = '']) => name)
    for (const name of names) {
      if (name.startsWith(base)) await stat(join(distDir, name.slice(base.length)))
    }
    return html.includes('</html>') ? html : null
  } catch {
    return null
  }
}
