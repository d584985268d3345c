#!/usr/bin/python3
"""The studio's command: `studio.py preview|render|models|drawings|turntables|scenes|finishes|contact-sheet|count|accept|manifest`."""
import argparse
import time

from commands.accept import accept
from commands.contact_sheet import sheet_of_library
from commands.count import count
from commands.export import export_drawings, export_models
from commands.finishes import write_finishes
from commands.preview import preview
from commands.render import render
from commands.scenes import render_scenes
from commands.turntables import render_turntables
from files.manifest import write_manifest

COMMANDS = {
    'preview': preview, 'render': render, 'models': export_models, 'drawings': export_drawings, 'turntables': render_turntables,
    'scenes': render_scenes, 'finishes': write_finishes, 'contact-sheet': sheet_of_library, 'count': count, 'accept': accept, 'manifest': lambda options: write_manifest(),
}


def names(text):
    return [name for name in text.split(',') if name]


def size(text):
    return [int(n) for n in text.split('x')]


def options():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('command', choices=COMMANDS)
    parser.add_argument('--only', type=names, help='ids of models or scenes, by commas')
    parser.add_argument('--kind', type=names, help='kinds, by commas')
    parser.add_argument('--view', type=names, help='views, by commas (preview: front)')
    parser.add_argument('--finish', type=names, help='finishes, by commas')
    parser.add_argument('--all-finishes', action='store_true', help='preview: every finish, not only the first')
    parser.add_argument('--limit-minutes', type=float, help='stop after so many minutes')
    parser.add_argument('--limit', type=int, help='at most so many models')
    parser.add_argument('--size', type=size, help='WIDTHxHEIGHT in pixels')
    parser.add_argument('--samples', type=int, help='samples a pixel')
    parser.add_argument('--out', help='where the contact sheet is written')
    parser.add_argument('--missing', action='store_true', help='render: only what is not there, not what is out of date')
    chosen = parser.parse_args()
    chosen.until = time.time() + chosen.limit_minutes * 60 if chosen.limit_minutes else None
    return chosen


if __name__ == '__main__':
    chosen = options()
    COMMANDS[chosen.command](chosen)
