import type { Coordinates } from '@svetlitsa/domain/delivery/coordinates'
import { buildCityPlan } from '@svetlitsa/domain/map/city-plan/build-city-plan'
import type { StyleSpecification } from 'maplibre-gl'
import type { MapColours } from './map-colours.ts'

type Line = readonly Coordinates[]

/** The bundled plan of a city as a map style: its data is in the style, so no network is needed. */
export function buildPlanStyle(centre: Coordinates, colours: MapColours): StyleSpecification {
  const plan = buildCityPlan(centre)
  return {
    version: 8,
    sources: {
      ground: areas([plan.ground]),
      parks: areas(plan.parks),
      river: lines([plan.river]),
      lanes: lines(plan.lanes),
      streets: lines(
        plan.streets.map(({ line }) => line),
        plan.streets.map(({ name }) => name),
      ),
    },
    layers: [
      { id: 'background', type: 'background', paint: { 'background-color': colours.ground } },
      { id: 'ground', type: 'fill', source: 'ground', paint: { 'fill-color': colours.block } },
      { id: 'parks', type: 'fill', source: 'parks', paint: { 'fill-color': colours.green } },
      {
        id: 'lanes',
        type: 'line',
        source: 'lanes',
        minzoom: 11,
        paint: { 'line-color': colours.road, 'line-width': widths(0.5, 5) },
      },
      {
        id: 'river',
        type: 'line',
        source: 'river',
        layout: { 'line-cap': 'round', 'line-join': 'round' },
        paint: { 'line-color': colours.water, 'line-width': widths(5, 90) },
      },
      {
        id: 'streets',
        type: 'line',
        source: 'streets',
        paint: { 'line-color': colours.road, 'line-width': widths(1.5, 16) },
      },
      {
        id: 'names',
        type: 'symbol',
        source: 'streets',
        minzoom: 11.5,
        layout: {
          'symbol-placement': 'line',
          'symbol-spacing': 260,
          'text-field': ['get', 'name'],
          'text-font': ['Onest Variable', 'sans-serif'],
          'text-size': ['interpolate', ['linear'], ['zoom'], 11, 11, 16, 14],
        },
        paint: {
          'text-color': colours.ink,
          'text-halo-color': colours.road,
          'text-halo-width': 1.2,
        },
      },
    ],
  }
}

/** A line that grows with the zoom, from a city to a street. */
function widths(city: number, street: number) {
  return [
    'interpolate' as const,
    ['exponential' as const, 1.6] as ['exponential', number],
    ['zoom' as const] as ['zoom'],
    10,
    city,
    16,
    street,
  ] as ['interpolate', ['exponential', number], ['zoom'], ...number[]]
}

function lines(all: readonly Line[], names: readonly string[] = []) {
  return toSource(
    all.map((line, index) => ({
      type: 'Feature' as const,
      properties: { name: names[index] ?? '' },
      geometry: { type: 'LineString' as const, coordinates: line.map(toPosition) },
    })),
  )
}

function areas(all: readonly Line[]) {
  return toSource(
    all.map((border) => ({
      type: 'Feature' as const,
      properties: {},
      geometry: { type: 'Polygon' as const, coordinates: [border.map(toPosition)] },
    })),
  )
}

function toSource<Feature>(features: Feature[]) {
  return {
    type: 'geojson' as const,
    data: { type: 'FeatureCollection' as const, features },
  }
}

export function toPosition({ lat, lon }: Coordinates): [number, number] {
  return [lon, lat]
}
