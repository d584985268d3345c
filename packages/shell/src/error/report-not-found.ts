import { reportError } from './report-error.ts'

/** Reports a missing page once it is shown (error.report). The route table loads only for it. */
export async function reportNotFound(): Promise<void> {
  const { pathname } = location
  const { formatNotFoundMessage } = await import('@svetlitsa/domain/route/match-route').catch(
    () => ({ formatNotFoundMessage: (path: string) => `Page not found: ${path}` }),
  )
  await reportError({ statusCode: 404, message: formatNotFoundMessage(pathname) })
}
