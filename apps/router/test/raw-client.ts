import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

export interface RawOptions {
  /** The client’s own address; every 127.0.0.x is an address of the machine on Linux. */
  from?: string
}

/** A client that writes bytes as given and keeps what it receives. */
export class RawClient {
  readonly socket: Socket
  received = ''
  isClosed = false

  constructor(port: number, { from = '127.0.0.1' }: RawOptions = {}) {
    this.socket = connect({ port, host: '127.0.0.1', localAddress: from })
    this.socket.setEncoding('utf8')
    this.socket.on('data', (text: string) => {
      this.received += text
    })
    this.socket.on('error', () => {})
    this.socket.on('close', () => {
      this.isClosed = true
    })
  }

  send(text: string | Buffer): this {
    this.socket.write(text)
    return this
  }

  /** Status of the first response; 0 while there is none. */
  get status(): number {
    return Number(/^HTTP\/1\.1 (\d{3})/.exec(this.received)?.[1] ?? 0)
  }

  getHeader(name: string): string | undefined {
    const [head = ''] = this.received.split('\r\n\r\n')
    return new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1]
  }

  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever the response contains.
  get body(): any {
    return JSON.parse(this.received.slice(this.received.indexOf('\r\n\r\n') + 4))
  }

  async closed(): Promise<this> {
    if (!this.isClosed) await once(this.socket, 'close')
    return this
  }

  close(): void {
    this.socket.destroy()
  }
}

export interface PostOptions extends RawOptions {
  path?: string
  headers?: readonly string[]
  /** What Content-Length says, or `chunked`. */
  length?: number | 'chunked'
}

/** Opens a connection and sends the head of a POST, without its body. */
export function beginPost(port: number, options: PostOptions = {}): RawClient {
  const { path = '/api_vue/Basket/Add', headers = [], length = 1000 } = options
  const size = length === 'chunked' ? 'transfer-encoding: chunked' : `content-length: ${length}`
  const head = [
    `POST ${path} HTTP/1.1`,
    'host: localhost',
    'content-type: application/json',
    ...headers,
    size,
  ]
  return new RawClient(port, options).send(`${head.join('\r\n')}\r\n\r\n`)
}
