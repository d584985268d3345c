import type { Finding } from '../harness/bench.ts'
import type { Attack, Target } from './attack.ts'
import { holdSockets } from './hold-sockets.ts'
import { measureDuring } from './measure-calls.ts'

const sockets = 300
/** Longer than the time that the router grants a small body. */
const seconds = 20
const maxHeldSeconds = 15

const attack: Attack = {
  name: 'slow-bodies',
  about: `${sockets} connections send bodies byte by byte, from one address, then from fifty`,
  async run(target) {
    return [
      ...(await sendSlowly(target, 'one address', () => '127.0.0.2')),
      ...(await sendSlowly(target, 'fifty addresses', (index) => `127.0.0.${2 + (index % 50)}`)),
    ]
  },
}
export default attack

async function sendSlowly(
  target: Target,
  label: string,
  getAddress: (index: number) => string,
): Promise<Finding[]> {
  const begin = [
    'POST /api_vue/basket/add/ HTTP/1.1',
    `host: localhost:${target.port}`,
    'content-type: application/json',
    'content-length: 60000',
    '\r\n{',
  ].join('\r\n')
  let heldSeconds = 0
  const findings = await measureDuring(target, seconds, async (during) => {
    const held = holdSockets(target, { count: sockets, getAddress, begin, more: ' ' })
    await during
    heldSeconds = held.getLongestSeconds()
    held.release()
  })
  const longest = {
    what: 'longest slow body',
    value: heldSeconds,
    unit: 's',
    limit: { max: maxHeldSeconds },
  }
  return [...findings, longest].map((finding) => ({
    ...finding,
    what: `${label}, ${finding.what}`,
  }))
}
