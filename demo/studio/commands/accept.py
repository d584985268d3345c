"""Takes the pictures as they are."""
from commands.picture_jobs import view_names
from files.keys import Keys, picture_key
from files.models import read_models
from files.paths import picture_file


def accept(options):
    """Marks the pictures that are there as up to date: for a change of sources that does not change the look."""
    keys = Keys()
    count = 0
    for model in read_models(options.only, options.kind):
        for view in view_names(model):
            for finish in model['finishes']:
                file, key = picture_file(model['id'], view, finish), picture_key(model, view, finish)
                if file.exists() and not keys.fresh(file, key):
                    keys.remember(file, key)
                    count += 1
    print(f'{count} pictures accepted')
