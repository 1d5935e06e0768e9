import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/** Bits of an IPv6 address that name a household; the rest its devices choose, and change, themselves. */
const IPV6_NETWORK_PARTS = 4;
/** Some proxies write `203.0.113.9:4711` and `[2001:db8::1]:4711`. */
const WITH_PORT = /^(?:\[(?<six>[^\]]+)\]|(?<four>[^:]+))(?::\d+)?$/;

/** An address as it is counted: without a port, of IPv6 the /64, IPv4 within IPv6 as itself. What is no address stays as it is. */
export function normaliseAddress(address: string): string {
  const { six, four } = WITH_PORT.exec(address)?.groups ?? {};
  const plain = six ?? four ?? address;
  if (!ipaddr.isValid(plain)) return plain;
  const parsed = ipaddr.process(plain);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const network = parsed.parts.slice(0, IPV6_NETWORK_PARTS).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}

/** Bits of an IPv6 address that name a site, of which providers give one to each customer. */
const IPV6_SITE_PARTS = 3;

/** The neighbourhood of an address as {@link normaliseAddress} gives it: of IPv4 the /24, of IPv6 the /48. What is no address is its own. */
export function subnetOf(address: string): string {
  const plain = address.replace(/\/64$/, '');
  if (!ipaddr.isValid(plain)) return address;
  const parsed = ipaddr.process(plain);
  if (parsed instanceof ipaddr.IPv4) return `${parsed.octets.slice(0, 3).join('.')}.0/24`;
  const site = parsed.parts.slice(0, IPV6_SITE_PARTS).map((part) => part.toString(16));
  return `${site.join(':')}::/48`;
}

/** Whose request it is, for what is counted by address: what a trusted proxy saw, or the peer. */
export const clientAddress = ({ ip }: FastifyRequest): string => normaliseAddress(ip);
