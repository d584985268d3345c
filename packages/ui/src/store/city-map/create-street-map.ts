/// <reference path="./maplibre-css.d.ts" />
import { Map as MapLibre, type MapOptions, NavigationControl, setWorkerUrl } from 'maplibre-gl'
import 'maplibre-gl/dist/maplibre-gl.css'
import './street-map.css'

// By default MapLibre looks for its worker next to its own script, where a bundler does not emit
// it.
setWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href)

/** Labels of the map's own buttons and hints. */
export type StreetMapLabels = {
  name: string
  closer: string
  farther: string
  sources: string
  withCtrl: string
  withCommand: string
  withFingers: string
}

/** A single place is shown at street level. */
export const streetZoom = 15

/** Creates a map with its buttons; null if the device cannot render it. */
export function createStreetMap(options: MapOptions, labels: StreetMapLabels): MapLibre | null {
  try {
    const map = new MapLibre({
      // Otherwise scrolling the page over the map would zoom the map instead.
      cooperativeGestures: true,
      ...options,
      locale: {
        'Map.Title': labels.name,
        'NavigationControl.ZoomIn': labels.closer,
        'NavigationControl.ZoomOut': labels.farther,
        'AttributionControl.ToggleAttribution': labels.sources,
        'CooperativeGesturesHandler.WindowsHelpText': labels.withCtrl,
        'CooperativeGesturesHandler.MacHelpText': labels.withCommand,
        'CooperativeGesturesHandler.MobileHelpText': labels.withFingers,
      },
    })
    return map.addControl(new NavigationControl({ showCompass: false }), 'top-right')
  } catch {
    return null
  }
}
