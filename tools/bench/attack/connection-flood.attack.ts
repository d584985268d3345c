import type { Attack } from './attack.ts'
import { holdSockets } from './hold-sockets.ts'
import { measureDuring } from './measure-calls.ts'

const sockets = 2_000
/** Shorter than the time after which a connection that sends nothing is closed. */
const seconds = 6
const heldMs = 3_000
/** What one address may have open by default, and some that are just being refused. */
const maxHeld = 600

const attack: Attack = {
  name: 'connection-flood',
  about: `${sockets} connections of one address that send nothing`,
  async run(target) {
    let connections = 0
    const findings = await measureDuring(target, seconds, async (during) => {
      const held = holdSockets(target, {
        count: sockets,
        getAddress: () => '127.0.0.2',
        begin: '',
        more: '',
      })
      await during
      connections = held.countHeld(heldMs)
      held.release()
    })
    const limit = { max: maxHeld }
    return [
      ...findings,
      { what: 'connections held', value: connections, unit: 'connections', limit },
    ]
  },
}
export default attack
