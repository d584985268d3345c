import { buildRobotsTxt } from '../../crawler/build-robots-txt.ts'
import { createFileResponse } from '../../crawler/create-file-response.ts'
import { getSiteOrigin } from '../../page-context/get-site-origin.ts'

export function GET(request: Request): Response {
  const isKz = request.headers.get('x-forwarded-host')?.startsWith('kz.') === true
  return createFileResponse(buildRobotsTxt(getSiteOrigin(isKz)), 'text/plain; charset=utf-8')
}
