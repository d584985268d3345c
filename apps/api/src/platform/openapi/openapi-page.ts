import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { FastifyInstance } from 'fastify'

const require = createRequire(import.meta.url)
const PACKAGE = dirname(require.resolve('swagger-ui-dist/package.json'))
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; font-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"

const PAGE = `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Вызовы магазина</title>
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
</head>
<body>
<div id="calls"></div>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script src="/api/docs/open.js"></script>
</body>
</html>`

const OPEN = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#calls', deepLinking: true, filter: true })`

const FILES: Record<string, string> = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
}

/**
 * Serves a page to browse the API's contract; the router shows it to staff, and to everybody on a
 * demonstration.
 */
export function registerOpenapiPage(app: FastifyInstance): void {
  app.get('/api/docs', (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('content-security-policy', POLICY).send(PAGE),
  )
  app.get('/api/docs/open.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(OPEN),
  )
  for (const [file, type] of Object.entries(FILES)) {
    app.get(`/api/docs/${file}`, async (_request, reply) =>
      reply
        .type(type)
        .header('cache-control', 'public, max-age=86400')
        .send(await readFile(join(PACKAGE, file))),
    )
  }
}
