import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

// The least a Node process can do with these pages: the ceiling the router is held against.
const [, , file = '', port = ''] = process.argv
const packed: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'))
const pages = new Map(
  Object.entries(packed).map(([path, base64]) => [path, Buffer.from(base64, 'base64')]),
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
