import { reportError as send } from '@svetlitsa/api-client/analytics/client'

type ErrorReport = { statusCode: number; message: string; stack?: string | undefined }

const maxLength = { path: 2_000, message: 5_000, userAgent: 500 }

/** Reports an error page that a visitor sees (error.report); never throws. */
export async function reportError({ statusCode, message, stack }: ErrorReport): Promise<void> {
  try {
    await send({
      reportFrom: statusCode >= 500 ? 'server' : 'client',
      fullPath: (location.pathname + location.search + location.hash).slice(0, maxLength.path),
      statusCode,
      message: (stack || message).slice(0, maxLength.message),
      userAgent: navigator.userAgent.slice(0, maxLength.userAgent),
    })
  } catch {
    // The error page must render whatever else fails.
  }
}

/** Reports a value that was thrown, and that a visitor sees as a failure. */
export function reportThrown(error: unknown): Promise<void> {
  const { message, stack } = error instanceof Error ? error : new Error(String(error))
  return reportError({ statusCode: 500, message, stack })
}
