import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Attack, Target } from './attack.ts'
import { measureDuring } from './measure-calls.ts'

const block = Buffer.alloc(1_000_000, 'a')
const blocks = 30
const rounds = 4
const seconds = 6
const timeoutMs = 30_000

const attack: Attack = {
  name: 'large-body',
  about: `${rounds * 2} bodies of ${blocks} MB, with and without a declared length`,
  async run(target) {
    const statuses: number[] = []
    const findings = await measureDuring(target, seconds, async (during) => {
      for (let round = 0; round < rounds; round += 1) {
        statuses.push(...(await Promise.all([sendBody(target, true), sendBody(target, false)])))
      }
      await during
    })
    return [
      ...findings,
      {
        what: 'bodies answered with 413',
        value: statuses.filter((status) => status === 413).length,
        unit: 'bodies',
        limit: { min: rounds * 2 },
      },
    ]
  },
}
export default attack

/** Sends everything before it looks for the answer, as browsers do; 0 if there is none. */
async function sendBody(target: Target, isDeclared: boolean): Promise<number> {
  const { host, port } = target
  const socket = connect({ host, port, localAddress: '127.0.0.2' })
  let received = ''
  let isClosed = false
  socket.on('data', (chunk) => {
    received += chunk
  })
  socket.on('error', () => {})
  socket.on('close', () => {
    isClosed = true
  })
  const size = isDeclared
    ? `content-length: ${block.length * blocks}`
    : 'transfer-encoding: chunked'
  const head = ['POST /api_vue/basket/add/ HTTP/1.1', `host: localhost:${port}`, size]
  socket.write(`${head.join('\r\n')}\r\ncontent-type: application/json\r\n\r\n`)
  const deadline = performance.now() + timeoutMs
  for (let sent = 0; sent < blocks && !isClosed; sent += 1) {
    if (!isDeclared) socket.write(`${block.length.toString(16)}\r\n`)
    socket.write(block)
    if (!isDeclared) socket.write('\r\n')
    while (socket.writableLength > 0 && !isClosed && performance.now() < deadline) await sleep(2)
  }
  if (!isDeclared) socket.write('0\r\n\r\n')
  while (!received.includes('\r\n\r\n') && !isClosed && performance.now() < deadline) await sleep(5)
  socket.destroy()
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(received)?.[1] ?? 0)
}
