"""What Blender can be asked to do."""
from stage.export_model import export_model
from stage.photograph import photograph
from stage.room_scene import room_scene
from stage.turntable import turntable

JOBS = {'picture': photograph, 'turntable': turntable, 'model': export_model, 'scene': room_scene}
