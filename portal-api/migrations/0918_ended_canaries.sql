-- A canary that ended because something newer went live to everybody was written down as if nothing had gone live.
update release_history set action = 'canary-over' where action = 'promote' and version is null;
