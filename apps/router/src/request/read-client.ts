import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Who asks, and by which name and protocol, as far as the trusted proxies are believed. */
export interface Client {
  address: string
  secure: boolean
  /** The request came through one of the trusted proxies. */
  isTrusted: boolean
  /** Host header to judge: the forwarded one only from a trusted proxy. */
  host: string | undefined
}

type Range = [ipaddr.IPv4 | ipaddr.IPv6, number]

/**
 * Makes the reader of the client's address. Forwarded headers count only when the peer is a
 * trusted proxy; the client is the right-most hop that is not trusted (decisions «pipeline» 1),
 * so a client cannot choose its own address.
 */
export function createClientReader(trustedProxies: readonly string[]) {
  const ranges = trustedProxies.map(rangeOf)
  const isTrusted = (address: string) => ranges.some((range) => contains(range, address))
  return (request: IncomingMessage): Client => {
    const peer = peerOf(request.socket)
    if (ranges.length === 0 || !isTrusted(peer)) {
      return { address: peer, secure: false, isTrusted: false, host: request.headers.host }
    }
    const said = forwardedOf(request)
    let address = peer
    for (const hop of said.hops.reverse()) {
      if (!ipaddr.isValid(hop)) break
      address = plainAddress(hop)
      if (!isTrusted(address)) break
    }
    return {
      address,
      secure: said.proto === 'https',
      isTrusted: true,
      host: said.host ?? request.headers.host,
    }
  }
}

const peers = new WeakMap<Socket, string>()

/** The other end of a connection, which asks many times and stays who it is. */
function peerOf(socket: Socket): string {
  const known = peers.get(socket)
  if (known !== undefined) return known
  const peer = plainAddress(socket.remoteAddress ?? '')
  peers.set(socket, peer)
  return peer
}

function forwardedOf(request: IncomingMessage) {
  const { headers } = request
  const listed = listOf(headers['x-forwarded-for'])
  if (listed.length > 0 || headers['x-forwarded-proto'] || headers['x-forwarded-host']) {
    return {
      hops: listed,
      proto: listOf(headers['x-forwarded-proto']).at(-1)?.toLowerCase(),
      host: listOf(headers['x-forwarded-host']).at(-1),
    }
  }
  const elements = listOf(headers.forwarded).map(elementOf)
  const last = elements.at(-1)
  return {
    hops: elements.flatMap((element) => element.get('for') ?? []),
    proto: last?.get('proto')?.toLowerCase(),
    host: last?.get('host'),
  }
}

/** One element of a Forwarded header (RFC 7239): `for="[2001:db8::1]:4711";proto=https`. */
function elementOf(text: string): Map<string, string> {
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

function listOf(header: string | string[] | undefined): string[] {
  const text = Array.isArray(header) ? header.join(',') : (header ?? '')
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

function rangeOf(text: string): Range {
  if (text.includes('/')) return ipaddr.parseCIDR(text)
  const address = ipaddr.process(text)
  return [address, address.kind() === 'ipv4' ? 32 : 128]
}

function contains([network, bits]: Range, text: string): boolean {
  if (!ipaddr.isValid(text)) return false
  const address = ipaddr.process(text)
  return address.kind() === network.kind() && address.match(network, bits)
}

function plainAddress(text: string): string {
  return text.startsWith('::ffff:') && ipaddr.isValid(text) ? ipaddr.process(text).toString() : text
}
