// Packages that import this file are type-checked without declarations for style sheets.
declare module '*.css'
