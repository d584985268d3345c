import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import ipaddr from 'ipaddr.js'

/** The client’s address, host and protocol; forwarded values count only from trusted proxies. */
export interface Client {
  address: string
  secure: boolean
  /** The request came through a trusted proxy. */
  isTrusted: boolean
  /** Host header to check: the forwarded one only from a trusted proxy. */
  host: string | undefined
}

type Range = [ipaddr.IPv4 | ipaddr.IPv6, number]

/**
 * Creates the reader of the client’s address. Forwarded headers count only if the peer is a trusted
 * proxy; the client is the right-most hop that is not trusted (ADR 0046, step 1), so a client
 * cannot choose its own address.
 */
export function createClientReader(trustedProxies: readonly string[]) {
  const isTrusted = createProxyCheck(trustedProxies)
  return (request: IncomingMessage): Client => {
    const peer = parsePeer(request.socket)
    if (!isTrusted(peer)) {
      return { address: peer, secure: false, isTrusted: false, host: request.headers.host }
    }
    const forwarded = readForwarded(request)
    let address = peer
    for (const hop of forwarded.hops.reverse()) {
      if (!ipaddr.isValid(hop)) break
      address = normalizeAddress(hop)
      if (!isTrusted(address)) break
    }
    return {
      address,
      secure: forwarded.proto === 'https',
      isTrusted: true,
      host: forwarded.host ?? request.headers.host,
    }
  }
}

/** Creates the check whether an address is that of a trusted proxy. */
export function createProxyCheck(trustedProxies: readonly string[]) {
  const ranges = trustedProxies.map(parseRange)
  return (address: string): boolean => ranges.some((range) => contains(range, address))
}

const peers = new WeakMap<Socket, string>()

/** Parses the peer’s address once per connection, since it does not change. */
function parsePeer(socket: Socket): string {
  const cached = peers.get(socket)
  if (cached !== undefined) return cached
  const peer = normalizeAddress(socket.remoteAddress ?? '')
  peers.set(socket, peer)
  return peer
}

function readForwarded(request: IncomingMessage) {
  const { headers } = request
  const listed = parseList(headers['x-forwarded-for'])
  if (listed.length > 0 || headers['x-forwarded-proto'] || headers['x-forwarded-host']) {
    return {
      hops: listed,
      proto: parseList(headers['x-forwarded-proto']).at(-1)?.toLowerCase(),
      host: parseList(headers['x-forwarded-host']).at(-1),
    }
  }
  const elements = parseList(headers.forwarded).map(readElement)
  const last = elements.at(-1)
  return {
    hops: elements.flatMap((element) => element.get('for') ?? []),
    proto: last?.get('proto')?.toLowerCase(),
    host: last?.get('host'),
  }
}

/** Parses one element of a Forwarded header (RFC 7239): `for="[2001:db8::1]:4711";proto=https`. */
function readElement(text: string): Map<string, string> {
  const pairs = new Map<string, string>()
  for (const part of text.split(';')) {
    const [name = '', value = ''] = part.split(/=(.*)/s)
    const bare = value.trim().replace(/^"|"$/g, '')
    const key = name.trim().toLowerCase()
    pairs.set(
      key,
      key === 'for' ? bare.replace(/^\[|\](:\d+)?$/g, '').replace(/^([\d.]+):\d+$/, '$1') : bare,
    )
  }
  return pairs
}

function parseList(header: string | string[] | undefined): string[] {
  const text = Array.isArray(header) ? header.join(',') : (header ?? '')
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

function parseRange(text: string): Range {
  if (text.includes('/')) return ipaddr.parseCIDR(text)
  const address = ipaddr.process(text)
  return [address, address.kind() === 'ipv4' ? 32 : 128]
}

function contains([network, bits]: Range, text: string): boolean {
  if (!ipaddr.isValid(text)) return false
  const address = ipaddr.process(text)
  return address.kind() === network.kind() && address.match(network, bits)
}

/** An IPv4 address as such where a socket gives it in the form of IPv6. */
export function normalizeAddress(text: string): string {
  return text.startsWith('::ffff:') && ipaddr.isValid(text) ? ipaddr.process(text).toString() : text
}
