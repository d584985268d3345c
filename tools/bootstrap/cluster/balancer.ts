import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server } from 'node:net'

/**
 * Spreads connections over the processes behind it in turn, as a Service of Kubernetes does. Open
 * connections stay with a process that is removed.
 */
export class Balancer {
  readonly #server: Server
  #ports: number[] = []
  #next = 0

  private constructor(server: Server) {
    this.#server = server
  }

  static async open(): Promise<Balancer> {
    const server = createServer()
    const balancer = new Balancer(server)
    server.on('connection', (client) => {
      const port = balancer.#choose()
      const upstream = connect({ port, host: '127.0.0.1' })
      client.setNoDelay(true)
      upstream.setNoDelay(true)
      client.on('error', () => upstream.destroy())
      upstream.on('error', () => client.resetAndDestroy())
      client.pipe(upstream).pipe(client)
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    return balancer
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  add(port: number): void {
    this.#ports.push(port)
  }

  remove(port: number): void {
    this.#ports = this.#ports.filter((other) => other !== port)
  }

  close(): void {
    this.#server.close()
  }

  #choose(): number {
    this.#next += 1
    const port = this.#ports[this.#next % this.#ports.length]
    if (port === undefined) throw new Error('the balancer has no process')
    return port
  }
}
