import autocannon from 'autocannon'
import type { Bench } from './bench.ts'

const connections = 20
const seconds = 10

const bench: Bench = {
  about: `The home page from the door's memory, ${connections} connections for ${seconds} seconds`,
  async run(origin) {
    const headers = { 'accept-encoding': 'br' }
    const { requests, latency, non2xx } = await autocannon({
      url: `${origin}/`,
      connections,
      duration: seconds,
      headers,
    })
    return [
      { what: 'home page', value: requests.average, unit: 'requests/s' },
      { what: '99th percentile', value: latency.p99, unit: 'ms' },
      { what: 'answers that were no page', value: non2xx, unit: 'answers', limit: { most: 0 } },
    ]
  },
}

export default bench
