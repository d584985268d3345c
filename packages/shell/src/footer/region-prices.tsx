import { useShellState } from '@svetlitsa/api-client/shell/queries'

/** «Цены указаны для: Москва», once the city has loaded. */
export function RegionPrices({ template }: { template: string }) {
  const { data } = useShellState()
  if (!data) return null
  return <span>. {template.replace('{city}', data.region.NAME)}</span>
}
