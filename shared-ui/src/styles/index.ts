// The shell imports this once; remotes use the classes through the components of shared-ui only.
import './base.css';
import './button.css';
import './controls.css';
import './notes.css';
import './page.css';
import './layout.css';
import './status.css';
import '../states/save-state.css';
import './states.css';
import './form.css';
import './table.css';
import './cards.css';
import './charts.css';
import './unread.css';
