import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { compileTexts, type Texts } from './compile-texts.ts'

export const bundledLanguages = ['en', 'kk', 'ru'] as const
type BundledLanguage = (typeof bundledLanguages)[number]

const textFile = /\/i18n\/src\/[\w-]+\/[\w-]+-texts\.ts$/
const compiledTranslator = fileURLToPath(
  new URL('../../../i18n/src/translator/create-compiled-translator.ts', import.meta.url),
)
const bundledLanguageFile = /\/i18n\/src\/translator\/bundled-language\.ts$/

/** The page of the app in a language; Russian is the default page. */
export function getPageName(language: BundledLanguage): string {
  return language === 'ru' ? 'index.html' : `index.${language}.html`
}

/**
 * Builds a single-page app once for each language, so that nobody loads texts of the others or the
 * parser of messages (ADR 0060). Each language is an environment of Vite named after it.
 */
export function bundleLanguage(): Plugin {
  return {
    name: 'bundle-language',
    apply: 'build',
    enforce: 'pre',
    sharedDuringBuild: true,
    applyToEnvironment: ({ name }) => isBundledLanguage(name),
    resolveId(source, importer) {
      const isTranslator = source.endsWith('/create-spaced-translator.ts')
      return isTranslator && importer?.includes('/i18n/src/') ? compiledTranslator : null
    },
    async load(id) {
      const language = getLanguage(this.environment.name)
      if (bundledLanguageFile.test(id)) return `export const bundledLanguage = '${language}'`
      if (!textFile.test(id)) return null
      const exported: Record<string, Record<BundledLanguage, Texts>> = await import(id)
      return Object.entries(exported)
        .map(([name, texts]) => formatTexts(name, compileTexts(texts[language])))
        .join('\n')
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const language = getLanguage(this.environment.name)
        const page = bundle['index.html']
        if (page?.type !== 'asset' || language === 'ru') return
        const source = String(page.source).replace('<html lang="ru">', `<html lang="${language}">`)
        delete bundle['index.html']
        this.emitFile({ type: 'asset', fileName: getPageName(language), source })
      },
    },
  }
}

/** Whichever language is asked for, these texts are read: the build has no others. */
function formatTexts(name: string, texts: unknown): string {
  return `const texts = ${JSON.stringify(texts)}
export const ${name} = { ru: texts, kk: texts, en: texts }`
}

function isBundledLanguage(name: string): boolean {
  return bundledLanguages.some((code) => code === name)
}

function getLanguage(name: string): BundledLanguage {
  const language = bundledLanguages.find((code) => code === name)
  if (!language) throw new Error(`The environment ${name} is no language`)
  return language
}
