import type { DeliveryZone } from '@svetlitsa/domain/delivery/delivery-zone'
import type { GeoJSONSource, Map as MapLibre } from 'maplibre-gl'
import { toPosition } from './build-plan-style.ts'

/** Draws the borders of delivery zones on a map whose style is loaded. */
export function drawZones(map: MapLibre, zones: readonly DeliveryZone[], colour: string): void {
  const data = {
    type: 'FeatureCollection' as const,
    features: zones.map(({ kind, border }) => ({
      type: 'Feature' as const,
      properties: { kind },
      geometry: {
        type: 'Polygon' as const,
        coordinates: [[...border, ...border.slice(0, 1)].map(toPosition)],
      },
    })),
  }
  const existing = map.getSource<GeoJSONSource>('zones')
  if (existing) {
    existing.setData(data)
    return
  }
  map.addSource('zones', { type: 'geojson', data })
  map.addLayer({
    id: 'zone-border',
    type: 'line',
    source: 'zones',
    paint: { 'line-color': colour, 'line-width': 1.5, 'line-dasharray': [3, 2] },
  })
}
