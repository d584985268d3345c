// The rooms above read this file too, and not all of them know style sheets.
declare module 'maplibre-gl/dist/maplibre-gl.css'
