// Packages that import this file are type-checked without declarations for style sheets.
declare module 'maplibre-gl/dist/maplibre-gl.css'
