import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

// A minimal Node server for these pages: the upper bound for the router’s throughput.
const [, , file = '', port = ''] = process.argv
const compressedPages: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'))
const pages = new Map(
  Object.entries(compressedPages).map(([path, base64]) => [path, Buffer.from(base64, 'base64')]),
)
createServer((request, response) => {
  const body = pages.get(request.url ?? '') ?? Buffer.alloc(0)
  response
    .writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
      'content-length': body.length,
    })
    .end(body)
}).listen(Number(port), '127.0.0.1')
