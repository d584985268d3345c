type Shared = { url: string; title: string }

/** Addresses at which messengers take a link to pass on; their names are the same everywhere. */
export function shareTargets({ url, title }: Shared): { name: string; href: string }[] {
  const to = (address: string, query: Record<string, string>) =>
    `${address}?${new URLSearchParams(query)}`
  return [
    { name: 'Telegram', href: to('https://t.me/share/url', { url, text: title }) },
    { name: 'VK', href: to('https://vk.com/share.php', { url, title }) },
    { name: 'WhatsApp', href: to('https://wa.me/', { text: `${title} ${url}` }) },
  ]
}
