import { reportError as send } from '@svetlitsa/api-client/api/analytics'

type SeenError = { statusCode: number; message: string; stack?: string | undefined }

const longest = { path: 2_000, message: 5_000, userAgent: 500 }

/** Tells the shop of an error page somebody sees (storefront §3, «Error report»); never throws. */
export async function reportError({ statusCode, message, stack }: SeenError): Promise<void> {
  try {
    await send({
      reportFrom: statusCode >= 500 ? 'server' : 'client',
      fullPath: (location.pathname + location.search + location.hash).slice(0, longest.path),
      statusCode,
      message: (stack || message).slice(0, longest.message),
      userAgent: navigator.userAgent.slice(0, longest.userAgent),
    })
  } catch {
    // The page of an error must stand whatever else fails.
  }
}
