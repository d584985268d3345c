import type { Attack } from './attack.ts'
import { holdSockets } from './hold-sockets.ts'
import { measureDuring } from './measure-calls.ts'

const sockets = 2_000
const seconds = 8
/** Well below the attempts, well above what one address may have open. */
const maxOpen = 1_000

const attack: Attack = {
  name: 'connection-flood',
  about: `${sockets} connections of one address that send nothing`,
  async run(target) {
    let open = 0
    const findings = await measureDuring(target, seconds, async (during) => {
      const held = holdSockets(target, {
        count: sockets,
        getAddress: () => '127.0.0.2',
        begin: '',
        more: '',
      })
      await during
      open = held.countOpen()
      held.release()
    })
    const limit = { max: maxOpen }
    return [...findings, { what: 'open connections', value: open, unit: 'connections', limit }]
  },
}
export default attack
