import type { Attack } from './attack.ts'
import { holdSockets } from './hold-sockets.ts'
import { measureDuring } from './measure-calls.ts'

const sockets = 300
/** Longer than the time that the router grants the headers. */
const seconds = 18
const maxHeldSeconds = 13

const attack: Attack = {
  name: 'slow-headers',
  about: `${sockets} connections of fifty addresses never finish their headers`,
  async run(target) {
    let heldSeconds = 0
    const findings = await measureDuring(target, seconds, async (during) => {
      const held = holdSockets(target, {
        count: sockets,
        getAddress: (index) => `127.0.0.${2 + (index % 50)}`,
        begin: `GET / HTTP/1.1\r\nhost: localhost:${target.port}\r\n`,
        more: 'x-more: 1\r\n',
      })
      await during
      heldSeconds = held.getLongestSeconds()
      held.release()
    })
    const limit = { max: maxHeldSeconds }
    return [...findings, { what: 'longest connection', value: heldSeconds, unit: 's', limit }]
  },
}
export default attack
