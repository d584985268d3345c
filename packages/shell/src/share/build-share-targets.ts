type Shared = { url: string; title: string }

/** Builds the share links of messengers; their names are the same in every language. */
export function buildShareTargets({ url, title }: Shared): { name: string; href: string }[] {
  const buildUrl = (address: string, query: Record<string, string>) =>
    `${address}?${new URLSearchParams(query)}`
  return [
    { name: 'Telegram', href: buildUrl('https://t.me/share/url', { url, text: title }) },
    { name: 'VK', href: buildUrl('https://vk.com/share.php', { url, title }) },
    { name: 'WhatsApp', href: buildUrl('https://wa.me/', { text: `${title} ${url}` }) },
  ]
}
