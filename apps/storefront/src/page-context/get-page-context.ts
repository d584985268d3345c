import { audience, lang, variant } from 'next/root-params'
import { type PageContext, toPageContext } from './page-context.ts'

/** The context of the page that is being rendered, for components far below it. */
export async function getPageContext(): Promise<PageContext> {
  return toPageContext({
    variant: await variant(),
    lang: await lang(),
    audience: await audience(),
  })
}
