import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

// A minimal Node server for these bytes: the upper bound for the router’s throughput.
const [, , file = '', encoding = '', port = ''] = process.argv
const bytes = readFileSync(file)
const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-length': bytes.length,
  ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
}
createServer((_request, response) => {
  response.writeHead(200, headers).end(bytes)
}).listen(Number(port), '127.0.0.1')
